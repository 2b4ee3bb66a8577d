import '../../app/routes/guest/island/dish-page.ts'
import './reload-on-change.ts'

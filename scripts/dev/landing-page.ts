import '../../app/routes/landing/script/page.ts'
import './reload-on-change.ts'

import '../../app/routes/guest/island/receipt-page.ts'
import './reload-on-change.ts'

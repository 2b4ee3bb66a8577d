import { startPrint } from './print.ts'

startPrint()

/*
 * If the guest reloaded it where the menu's page showed the dish in
 * a sheet, Back only changes the address, since both were one document: load the page of the address.
 */
addEventListener('popstate', () => location.reload())

import { followSoldOut } from './follow-sold-out.ts'
import { startPrint } from './print.ts'

startPrint()

const availability = document.querySelector<HTMLElement>('#availability')
const { dish = '', address, soldOut = '' } = availability?.dataset ?? {}
if (availability && address !== undefined) {
  followSoldOut(address, (marks) => {
    const isSoldOut = marks.includes(dish)
    // The same label again would be announced again.
    if (isSoldOut === availability.hasChildNodes()) return
    const label = document.createElement('p')
    label.className = 'sold-out mt-2'
    label.textContent = soldOut
    availability.replaceChildren(...(isSoldOut ? [label] : []))
  })
}

/*
 * If the guest reloaded it where the menu's page showed the dish in
 * a sheet, Back only changes the address, since both were one document: load the page of the address.
 */
addEventListener('popstate', () => location.reload())

import { startShare } from './share.ts'

/*
 * The page of a receipt. What the guest keeps is behind the `#` of its address, which browsers send
 * to nobody; this asks the server whether it is genuine, as the form does without JavaScript.
 */

const receipt = document.querySelector<HTMLElement>('#receipt')

async function check(): Promise<void> {
  const form = receipt?.querySelector('form')
  const input = form?.querySelector('textarea')
  if (!receipt || !form || !input || location.hash.length < 2) return
  input.value = location.href
  const body = new URLSearchParams({ link: location.href })
  form.hidden = true
  const response = await fetch(location.pathname, { method: 'POST', body }).catch(() => undefined)
  const page = response && new DOMParser().parseFromString(await response.text(), 'text/html')
  const checked = page?.querySelector('#receipt')
  if (!checked) {
    form.hidden = false
    const failure = receipt.querySelector<HTMLElement>('#receipt-failed')
    if (failure) failure.hidden = false
    return
  }
  receipt.replaceChildren(...checked.childNodes)
}

startShare()
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-print]')) print()
})
addEventListener('hashchange', () => location.reload())
void check()

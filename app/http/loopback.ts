/** Whether an address leads to this very machine, and so to nobody else. */
export function isLoopback(url: string): boolean {
  // The parser has brought 127.1 and the like into full form.
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)
}

import { createContext, type RouterContextProvider } from 'react-router'
import type { Caller } from '#app/auth/caller.ts'
import { addressHeader } from '#app/auth/index.server.ts'
import { localeContext } from './locale.ts'
import { settingsContext } from './settings.ts'

/** The caller's network address, read by `http/client-address.ts`. */
export const addressContext = createContext<string>()

/** Whether the request was sent on this machine. */
export const isLocalRequestContext = createContext<() => boolean>(() => false)

const maxHeaderLength = 4096

/** Returns the caller for the functions in `auth/`, with only the headers that they need. */
export function callerOf(request: Request, context: Readonly<RouterContextProvider>): Caller {
  const address = context.get(addressContext)
  const headers = new Headers({ [addressHeader]: address })
  for (const name of ['Cookie', 'User-Agent']) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value.slice(0, maxHeaderLength))
  }
  return {
    address,
    headers,
    locale: context.get(localeContext),
    appUrl: context.get(settingsContext).appUrl,
  }
}

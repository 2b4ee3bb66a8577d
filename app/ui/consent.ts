import { createContext } from 'react'

/** Whether the visitor has accepted cookies, as the server learnt it; given by the root. */
export const ConsentContext = createContext(true)

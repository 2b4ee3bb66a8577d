import { createContext } from 'react'

/** Whether the visitor has accepted cookies; provided by the root. */
export const ConsentContext = createContext(true)

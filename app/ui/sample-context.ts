import { createContext } from 'react'

/** The path of the sample restaurant to link to, if there is one; provided by the root. */
export const SampleContext = createContext<string | undefined>(undefined)

import { createContext } from 'react'

/** Whether there is a sample restaurant to link to; provided by the root. */
export const SampleContext = createContext(false)

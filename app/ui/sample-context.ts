import { createContext } from 'react'

/** Whether there is a sample restaurant to link to; given by the root. */
export const SampleContext = createContext(false)

import { createContext, useContext } from 'react'

/** Whether fields take what the browser knows of its user: not on a device that many people share. [O-375] */
export const Autofill = createContext(true)

/** The `autocomplete` of a field here. */
export function useAutofill(wanted: string): string {
  return useContext(Autofill) ? wanted : 'off'
}

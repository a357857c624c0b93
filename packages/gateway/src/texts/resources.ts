import { readResources } from '@touchline/texts'

/** Every text of the gateway's pages, read from the folders beside this file; the bundle has them inside. */
export const resources = readResources(import.meta.dirname)

/** The adapters that a provider's name can be mapped onto. The start checks them and loads none. */
export const adapterNames = ['card-gateway', 'card-provider', 'session-provider'] as const

export type AdapterName = (typeof adapterNames)[number]

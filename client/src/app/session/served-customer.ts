import * as z from 'zod/mini'
import type { Customer } from './session-state.ts'

const slotName = 'touchline.customer'

const textOrNull = z._default(z.nullable(z.string()), null)

const KeptCustomer = z.object({
  staffId: z.int(),
  customer: z.object({ id: z.int(), name: z.string(), reference: textOrNull, dateOfBirth: textOrNull }),
})

type Kept = z.output<typeof KeptCustomer>

/** This tab's storage; a browser that refuses it loses the choice on a reload, nothing else. */
function attempt<T>(access: (storage: Storage) => T, otherwise: T): T {
  try {
    return access(window.sessionStorage)
  } catch {
    return otherwise
  }
}

function keptIn(text: string | null): Kept | null {
  if (text === null) return null
  const read = KeptCustomer.safeParse(JSON.parse(text))
  return read.success ? read.data : null
}

/** The customer served by staff in this tab, kept across a reload: another tab may serve another. */
export const servedBy = {
  read: (staffId: number): Customer | null =>
    attempt((storage) => {
      const kept = keptIn(storage.getItem(slotName))
      return kept?.staffId === staffId ? kept.customer : null
    }, null),
  write(staffId: number, customer: Customer | null): void {
    attempt((storage) => {
      if (customer) storage.setItem(slotName, JSON.stringify({ staffId, customer } satisfies Kept))
      else storage.removeItem(slotName)
    }, undefined)
  },
  clear: (): void => attempt((storage) => storage.removeItem(slotName), undefined),
}

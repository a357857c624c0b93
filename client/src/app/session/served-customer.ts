import { readByShape } from '../../api/read-answer.ts'
import type { Shape } from '../../api/shape.ts'
import type { Customer } from './session-state.ts'

const slotName = 'touchline.customer'

const shape: Shape = {
  'staffId!': 'w',
  'customer!': { 'id!': 'w', 'name!': 's', 'reference~': 's', 'dateOfBirth~': 's' },
}

type Kept = { readonly staffId: number; readonly customer: Customer }

/** The storage of this tab; a browser that refuses it costs the choice after a reload, nothing else. */
function attempt<T>(access: (storage: Storage) => T, otherwise: T): T {
  try {
    return access(window.sessionStorage)
  } catch {
    return otherwise
  }
}

function keptIn(text: string | null): Kept | null {
  if (text === null) return null
  let isWhole = true
  const reading = readByShape(shape, JSON.parse(text), () => (isWhole = false))
  // It has the shape, which is that of the type.
  return reading.isReadable && isWhole ? (reading.value as Kept) : null
}

/** Whom a member of staff serves in this tab, kept across a reload: another tab may serve somebody else. [O-209] */
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

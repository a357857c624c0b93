import { useSession } from '../../../../app/session/use-session.ts'
import { usePersonTone } from '../../../../app/session/person-tone.ts'
import { nameOfUser } from '../../../../app/session/session-state.ts'
import { PersonChip } from '../../../../ui/labels/PersonChip.tsx'
import type { CartItem } from '../../cart.ts'
import { useItemText } from './use-item-text.ts'

type Props = { readonly item: CartItem }

/** The attendee of an item, in that person's colour. */
export function ItemPerson({ item }: Props) {
  const { user, customer } = useSession()
  const toneOf = usePersonTone()
  const text = useItemText()
  const person = text.person(item)
  const isOwn = person === undefined || (customer === null && user !== null && item.purchasedForUserId === user.id)
  const tone = isOwn ? toneOf({}) : toneOf({ id: item.purchasedForUserId, name: person })
  return (
    <PersonChip name={isOwn && user ? nameOfUser(user) : (person ?? '')} tone={tone}>
      {text.whose(item)}
    </PersonChip>
  )
}

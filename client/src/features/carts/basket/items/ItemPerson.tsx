import { useTranslation } from 'react-i18next'
import { useSession } from '../../../../app/session/use-session.ts'
import { usePersonTone } from '../../../../app/session/person-tone.ts'
import { nameOfUser } from '../../../../app/session/session-state.ts'
import { PersonChip } from '../../../../ui/labels/PersonChip.tsx'
import type { CartItem } from '../../cart.ts'
import { useItemText } from './use-item-text.ts'

type Props = { readonly item: Pick<CartItem, 'purchasedForName' | 'purchasedForUserId'> }

/** The attendee of an item, in that person's colour. */
export function ItemPerson({ item }: Props) {
  const { t } = useTranslation(['checkout'])
  const { user, customer } = useSession()
  const toneOf = usePersonTone()
  const person = useItemText().person(item)
  const isOwn = person === undefined || (customer === null && user !== null && item.purchasedForUserId === user.id)
  const tone = isOwn ? toneOf({}) : toneOf({ id: item.purchasedForUserId, name: person })
  return (
    <PersonChip name={isOwn && user ? nameOfUser(user) : (person ?? '')} tone={tone}>
      {isOwn ? t('checkout:item.forYou') : t('checkout:item.for', { name: person })}
    </PersonChip>
  )
}

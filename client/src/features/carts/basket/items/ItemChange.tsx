import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { environment } from '../../../../app/environment.ts'
import { selectUser } from '../../../../app/session/session.ts'
import { ownerOf } from '../../../../app/session/session-state.ts'
import { useSession } from '../../../../app/session/use-session.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../../ui/buttons/ButtonLink.tsx'
import type { CartItem } from '../../cart.ts'
import { lineAddress } from '../../changed-line.ts'
import { ChangeDialog } from './ChangeDialog.tsx'
import { useItemText } from './use-item-text.ts'

type Props = {
  readonly item: CartItem
  readonly locked: boolean
}

/** The way to change an item: its own form, or for a single session the person and the number of places. */
export function ItemChange({ item, locked }: Props) {
  const { t } = useTranslation(['checkout'])
  const session = useSession()
  const owner = ownerOf(session)
  const name = useItemText().named(item)
  const [isOpen, setIsOpen] = useState(false)
  const { changeLine } = environment().site.paths
  const address = lineAddress(item)
  const isMovable = session.linkedUsers.length > 0 || item.maxQuantity !== 1
  if (owner === null || locked) return null
  if (address !== null) {
    if (changeLine === null) return null
    return (
      <ButtonLink
        to={changeLine(address)}
        variant="text"
        size="small"
        label={t('checkout:basket.changeNamed', { name })}
        onFollow={() => selectUser(item.purchasedForUserId ?? owner.id)}
      >
        {t('checkout:basket.change')}
      </ButtonLink>
    )
  }
  if (item.id === null || item.type !== 'av2_booking' || !isMovable) return null
  return (
    <>
      <Button
        variant="text"
        size="small"
        label={t('checkout:basket.changeNamed', { name })}
        onClick={() => setIsOpen(true)}
      >
        {t('checkout:basket.change')}
      </Button>
      {isOpen ? <ChangeDialog item={item} itemId={item.id} owner={owner} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

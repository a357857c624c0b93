import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../../theme/styled.ts'
import { Spinner } from '../../../../ui/feedback/Spinner.tsx'
import { useCartActivity } from '../../cart-activity.ts'
import { extrasOf } from '../../cart.ts'
import type { CartItem, ExtraItem } from '../../cart.ts'
import { useItemText } from './use-item-text.ts'

const Item = styled('li', { base: { position: 'relative', borderBottomWidth: '1px', borderColor: 'border' } })
const Inside = styled('div', {
  base: { containerType: 'inline-size' },
  variants: { room: { large: { py: '6' }, small: { py: '3' } } },
})
const Overlay = styled('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    bg: 'bg/85',
    fontWeight: 'bold',
    textAlign: 'center',
  },
})

type Props = {
  readonly item: CartItem
  readonly room: 'large' | 'small'
  readonly children: ReactNode
  /** Receives the focus of a removed part while the item stays. */
  readonly place?: RefObject<HTMLLIElement | null>
}

/** A list item that is dimmed while it or one of its extras is being removed. */
export function RemovableItem({ item, room, children, place }: Props) {
  const { t } = useTranslation(['checkout'])
  const { removing } = useCartActivity()
  const text = useItemText()
  const leaves = ({ id }: Pick<ExtraItem, 'id'>): boolean => id !== null && removing.has(id)
  const busy = leaves(item) ? item : extrasOf(item).find(leaves)
  return (
    <Item ref={place} tabIndex={-1} aria-busy={busy !== undefined}>
      <Inside room={room} inert={busy !== undefined}>
        {children}
      </Inside>
      {busy ? (
        <Overlay role="status">
          <Spinner />
          {t('checkout:basket.removing', { name: text.name(busy) })}
        </Overlay>
      ) : null}
    </Item>
  )
}

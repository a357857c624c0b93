import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../../theme/styled.ts'
import type { CartItem, ExtraItem } from '../../cart.ts'
import { useItemText } from './use-item-text.ts'

const Lines = styled('ul', {
  base: {
    gridArea: 'lines',
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    px: '3',
    py: '3',
    borderRadius: 'control',
    bg: 'bg.subtle',
    fontSize: 'sm',
    '& > li': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '4' },
    '@media (forced-colors: active)': { borderWidth: '1px', borderColor: 'CanvasText' },
  },
})
const What = styled('span', { base: { minWidth: 0, overflowWrap: 'anywhere' } })
const End = styled('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '3' } })
const Amount = styled('span', { base: { whiteSpace: 'nowrap' } })

type Props = {
  readonly item: Pick<CartItem, 'name' | 'priceNote' | 'priceReason'>
  readonly extras: readonly ExtraItem[]
  readonly extraAction?: ((extra: ExtraItem) => ReactNode) | undefined
}

/** The parts of an item's price, and its reason; nothing when there is none. */
export function ItemLines({ item, extras, extraAction }: Props) {
  const { t } = useTranslation(['checkout'])
  const text = useItemText()
  const notes = [item.priceNote, text.memberReason(item)].filter(Boolean)
  if (extras.length === 0 && notes.length === 0) return null
  return (
    <Lines aria-label={t('checkout:item.lines', { name: text.name(item) })}>
      {notes.map((note) => (
        <li key={note}>
          <What>{note}</What>
        </li>
      ))}
      {extras.map((extra, index) => (
        <li key={extra.id ?? `extra-${index}`}>
          <What>{text.extra(extra)}</What>
          <End>
            {extraAction?.(extra)}
            <Amount>{text.price(extra)}</Amount>
          </End>
        </li>
      ))}
    </Lines>
  )
}

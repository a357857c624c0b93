import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dotted } from '../../../i18n/dotted.ts'
import { styled } from '../../../theme/styled.ts'
import { useItemText } from '../basket/items/use-item-text.ts'
import { useWhenText } from '../basket/items/use-when-text.ts'
import { itemCountOf } from '../cart.ts'
import type { Cart } from '../cart.ts'
import { SummaryItems } from './SummaryItems.tsx'

const Fold = styled('details', {
  base: {
    borderRadius: 'card',
    boxShadow: 'float',
    bg: 'bg',
    '& > summary': { display: 'flex', alignItems: 'center', gap: '4', p: '4', cursor: 'pointer', listStyle: 'none' },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '& > summary svg': { flexShrink: 0, transitionProperty: 'rotate', transitionDuration: 'quick' },
    '&[open] > summary svg': { rotate: '180deg' },
    '& > :not(summary)': { px: '4', pb: '4' },
    '@media (min-width: 1200px)': { display: 'none' },
    '@media (forced-colors: active)': { borderWidth: '1px', borderColor: 'CanvasText' },
  },
})
const Words = styled('span', { base: { flex: '1', minWidth: 0, display: 'grid' } })
const What = styled('strong', { base: { overflowWrap: 'anywhere' } })
const Hint = styled('span', { base: { fontSize: 'sm', color: 'fg.muted' } })

/** The items and attendees, collapsed, at the top of a page whose summary comes last. */
export function PaidFor({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation(['checkout'])
  const text = useItemText()
  const whenText = useWhenText()
  const [only, ...others] = cart.items
  const single = only && others.length === 0 ? only : null
  const count = itemCountOf(cart)
  const people = text.persons(cart.items)
  const all =
    people === null ? t('checkout:basket.itemCount', { count }) : t('checkout:basket.itemsFor', { count, people })
  return (
    <Fold>
      <summary>
        <Words>
          <What>{single ? text.name(single) : all}</What>
          {single ? <Hint>{dotted([text.whose(single), ...whenText(single).slice(0, 1)])}</Hint> : null}
          <Hint>{t('checkout:summary.show')}</Hint>
        </Words>
        <ChevronDown aria-hidden="true" />
      </summary>
      <SummaryItems items={cart.items} />
    </Fold>
  )
}

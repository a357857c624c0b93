import { chakra } from '@chakra-ui/react'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Money } from '../../../ui/Money.tsx'
import type { PriceLine } from './course-price-lines.ts'
import { useCourseText } from '../use-course-text.ts'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    fontSize: 'sm',
    '& li': { display: 'flex', justifyContent: 'space-between', gap: '4' },
  },
})
const Note = chakra('span', { base: { display: 'block', color: 'fg.muted' } })

/** What the total is made of; a price for fewer sessions says so. */
export function PriceLines({ lines }: { readonly lines: readonly PriceLine[] }) {
  const { t } = useTexts()
  const text = useCourseText()
  const symbol = useCurrencySymbol()
  return (
    <List>
      {lines.map((line) => (
        <li key={line.kind === 'course' ? 'course' : line.id}>
          <span>
            {line.kind === 'course'
              ? line.name
              : t('courses:price.quantity', { name: line.name, count: line.quantity })}
            {line.kind === 'course' && line.share ? <Note>{text.share(line.share)}</Note> : null}
          </span>
          <Money amount={line.amount} symbol={symbol} />
        </li>
      ))}
    </List>
  )
}

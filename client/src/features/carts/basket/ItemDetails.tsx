import { chakra } from '@chakra-ui/react'
import { CalendarDays, MapPin, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Tag } from '../../../ui/Tag.tsx'
import { extrasOf } from '../cart.ts'
import type { CartItem, ExtraItem } from '../cart.ts'
import { useItemText } from './use-item-text.ts'
import { useWhenText } from './use-when-text.ts'

const Block = chakra('div', { base: { display: 'grid', gap: '2', minWidth: 0 } })
const Head = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '4' },
})
const Name = chakra('h3', {
  base: { fontFamily: 'body', fontWeight: 'bold', fontSize: 'md', lineHeight: 'text', overflowWrap: 'anywhere' },
})
const Price = chakra('span', { base: { fontWeight: 'bold', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } })
const Facts = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    fontSize: 'sm',
    color: 'fg.muted',
    '& > li': { display: 'flex', gap: '2', alignItems: 'flex-start', overflowWrap: 'anywhere' },
    '& svg': { width: '18px', height: '18px', flexShrink: 0, mt: '2px' },
  },
})
const Line = chakra('span', { base: { display: 'block' } })
const Note = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted' } })
const Row = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', minWidth: 0 },
})
const Tags = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', minWidth: 0 } })
const Person = chakra('span', { base: { overflow: 'hidden', textOverflow: 'ellipsis' } })
const Extras = chakra('ul', { base: { display: 'grid', gap: '1', fontSize: 'sm' } })
const Extra = chakra('li', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '4', minHeight: '6' },
})
const ExtraEnd = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '2' } })

type Props = {
  readonly item: CartItem
  /** 2 where nothing stands between the page's heading and the items. */
  readonly headingLevel?: 2 | 3
  /** What can be done with the item. */
  readonly action?: ReactNode
  /** What can be done with an extra, beside its price. */
  readonly extraAction?: (extra: ExtraItem) => ReactNode
}

/** One thing that was or will be bought: what, what it costs and why, when, where, for whom, and its extras. [S3-028] */
export function ItemDetails({ item, headingLevel = 3, action, extraAction }: Props) {
  const { t } = useTexts()
  const whenText = useWhenText()
  const text = useItemText()
  const extras = extrasOf(item)
  const person = text.person(item)
  const when = whenText(item)
  const place = text.place(item)

  return (
    <Block>
      <Head>
        <Name as={`h${headingLevel}`}>{text.name(item)}</Name>
        <Price>{text.price(item)}</Price>
      </Head>
      {item.priceNote ? <Note>{item.priceNote}</Note> : null}
      {when.length > 0 || place !== null ? (
        <Facts>
          {when.length > 0 ? (
            <li>
              <CalendarDays aria-hidden="true" />
              <span>
                {when.map((line) => (
                  <Line key={line}>{line}</Line>
                ))}
              </span>
            </li>
          ) : null}
          {place === null ? null : (
            <li>
              <MapPin aria-hidden="true" />
              {place}
            </li>
          )}
        </Facts>
      ) : null}
      <Row>
        <Tags>
          {person !== undefined || when.length > 0 ? (
            <Tag tone="brand" maxWidth="full">
              <UserRound aria-hidden="true" />
              <Person>
                {person !== undefined ? t('checkout:item.for', { name: person }) : t('checkout:item.forYou')}
              </Person>
            </Tag>
          ) : null}
          {item.benefitApplied ? <Tag tone="success">{t('checkout:item.benefitApplied')}</Tag> : null}
          {item.packageApplied ? <Tag tone="success">{t('checkout:item.packageApplied')}</Tag> : null}
        </Tags>
        {action}
      </Row>
      {extras.length > 0 ? (
        <Extras aria-label={t('checkout:item.extras', { name: text.name(item) })}>
          {extras.map((extra, index) => (
            <Extra key={extra.id ?? `extra-${index}`}>
              <span>{t('checkout:item.extra', { quantity: extra.quantity ?? 1, name: text.name(extra) })}</span>
              <ExtraEnd>
                {extraAction?.(extra)}
                <Price>{text.price(extra)}</Price>
              </ExtraEnd>
            </Extra>
          ))}
        </Extras>
      ) : null}
    </Block>
  )
}

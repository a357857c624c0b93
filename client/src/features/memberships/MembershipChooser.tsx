import { useId } from 'react'
import { useCurrencySymbol } from '../../app/site-record.ts'
import { priceText } from '../../i18n/price-text.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { styled } from '../../theme/styled.ts'
import { ChoiceChip } from '../../ui/Chip.tsx'
import { SafeHtml } from '../../ui/SafeHtml.tsx'
import type { MembershipType } from './membership-type.ts'

const Group = styled('fieldset', { base: { minWidth: 0, display: 'grid', gap: '4' } })
const Chips = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
const Price = styled('p', { base: { fontSize: 'lg', fontWeight: 'bold', lineHeight: '1.25' } })
const Note = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } })
const About = styled('div', { base: { display: 'grid', gap: '1', maxWidth: 'measure' } })

type Props = {
  readonly types: readonly MembershipType[]
  readonly chosen: MembershipType
  readonly onChange: (id: number) => void
}

/** The memberships of a venue: one is chosen, and says what it costs and where it is valid. [O-06, O-10] */
export function MembershipChooser({ types, chosen, onChange }: Props) {
  const { t } = useTexts()
  const symbol = useCurrencySymbol()
  const name = useId()
  const { monthlyPrice, joiningFee, description, venues } = chosen
  const names = (venues ?? []).flatMap((venue) => venue.name ?? [])
  const fee =
    joiningFee && joiningFee.value > 0
      ? t('activities:pricing.joiningFee', { price: priceText(joiningFee, symbol) })
      : t('activities:pricing.noJoiningFee')
  return (
    <Group role="radiogroup" aria-label={t('activities:pricing.membership')}>
      <Chips>
        {types.map((type) => (
          <ChoiceChip
            key={type.id}
            kind="radio"
            name={name}
            checked={type.id === chosen.id}
            onChange={() => onChange(type.id)}
          >
            {type.name}
          </ChoiceChip>
        ))}
      </Chips>
      <About>
        {monthlyPrice ? (
          <Price>{t('activities:pricing.monthly', { price: priceText(monthlyPrice, symbol) })}</Price>
        ) : null}
        {joiningFee === undefined ? null : <Note>{fee}</Note>}
        {description ? <SafeHtml html={description} /> : null}
        {names.length > 0 ? <Note>{t('activities:pricing.validAt', { names })}</Note> : null}
      </About>
    </Group>
  )
}

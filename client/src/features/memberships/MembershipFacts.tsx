import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../app/site-record.ts'
import { priceText } from '../../i18n/price-text.ts'
import { styled } from '../../theme/styled.ts'
import { SafeHtml } from '../../ui/text/SafeHtml.tsx'
import type { MembershipType } from './membership-type.ts'
import { useAgesText } from './use-ages-text.ts'

const Price = styled('p', { base: { fontSize: 'lg', fontWeight: 'bold', lineHeight: '1.25' } })
const Note = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } })
const About = styled('div', { base: { display: 'grid', gap: '1', alignContent: 'start', maxWidth: 'measure' } })

/** A membership's price, description and validity. */
export function MembershipFacts({ type }: { readonly type: MembershipType }) {
  const { t } = useTranslation(['activities'])
  const symbol = useCurrencySymbol()
  const { monthlyPrice, joiningFee, renewalFee, description, venues } = type
  const ages = useAgesText()(type)
  const names = (venues ?? []).flatMap((venue) => venue.name ?? [])
  return (
    <About>
      {monthlyPrice ? (
        <Price>{t('activities:pricing.monthly', { price: priceText(monthlyPrice, symbol) })}</Price>
      ) : null}
      {ages === null ? null : <Note>{t('activities:joining.age.for', { ages })}</Note>}
      {joiningFee === null ? null : (
        <Note>
          {joiningFee.value > 0
            ? t('activities:pricing.joiningFee', { price: priceText(joiningFee, symbol) })
            : t('activities:pricing.noJoiningFee')}
        </Note>
      )}
      {renewalFee && renewalFee.value > 0 ? (
        <Note>{t('activities:pricing.renewalFee', { price: priceText(renewalFee, symbol) })}</Note>
      ) : null}
      {description ? <SafeHtml html={description} /> : null}
      {names.length > 0 ? <Note>{t('activities:pricing.validAt', { names })}</Note> : null}
    </About>
  )
}

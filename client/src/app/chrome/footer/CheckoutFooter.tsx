import { useTranslation } from 'react-i18next'
import { callTo } from '../../../browser/ways-out.ts'
import { useChosenVenue } from '../../../features/site/use-venue.ts'
import { styled } from '../../../theme/styled.ts'
import { FooterFrame } from './FooterFrame.tsx'
import { FooterAnchor } from './footer-link.ts'
import { TermsButton } from './TermsButton.tsx'

const Line = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 24px',
    '& a[href]': { textDecoration: 'underline' },
  },
})

const Question = styled('span', { base: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } })

/** One line during a payment: contact and terms. */
export function CheckoutFooter({ venue }: { readonly venue: string | null }) {
  const { t } = useTranslation(['common'])
  const telephone = useChosenVenue(venue)?.telephone
  return (
    <FooterFrame label={t('common:navigation.footer')} quiet>
      <Line>
        {telephone ? (
          <Question>
            {t('common:footer.questions')}
            <FooterAnchor href={callTo(telephone)}>{telephone}</FooterAnchor>
          </Question>
        ) : null}
        <TermsButton />
      </Line>
    </FooterFrame>
  )
}

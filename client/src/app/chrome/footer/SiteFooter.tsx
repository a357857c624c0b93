import { useTranslation } from 'react-i18next'
import { useFooter } from '../../../features/site/use-footer.ts'
import { styled } from '../../../theme/styled.ts'
import { SafeHtml } from '../../../ui/text/SafeHtml.tsx'
import { useAppName } from '../../site-record.ts'
import { AccountLinks, CentreLinks, HelpLinks } from './footer-columns.tsx'
import { FooterFrame } from './FooterFrame.tsx'
import { LegalLine } from './LegalLine.tsx'
import { SiteLogo } from '../header/SiteLogo.tsx'

const Columns = styled('div', {
  base: {
    display: 'grid',
    gap: { base: '28px 16px', lg: '10' },
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      lg: '1.7fr 1fr 1fr 1fr',
    },
    // Room for the venue's details before they arrive.
    minHeight: '180px',
  },
})
const Operator = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    justifyItems: 'start',
    gap: '4',
    gridColumn: { base: '1 / -1', lg: 'auto' },
    maxWidth: 'measure',
    '& a[href]': { textDecoration: 'underline' },
  },
})

type Props = { readonly venue: string | null; readonly logo: string | null | undefined }

/** The operator and the venue's details, centres, help and the customer's account. */
export function SiteFooter({ venue, logo }: Props) {
  const { t } = useTranslation(['common'])
  const html = useFooter(venue)
  const name = useAppName()
  return (
    <FooterFrame label={t('common:navigation.footer')}>
      <Columns>
        <Operator>
          <SiteLogo address={logo} name={name} />
          {html ? <SafeHtml html={html} /> : null}
        </Operator>
        <CentreLinks />
        <HelpLinks venue={venue} />
        <AccountLinks />
      </Columns>
      <LegalLine />
    </FooterFrame>
  )
}

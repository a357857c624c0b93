import { chakra } from '@chakra-ui/react'
import { useTexts } from '../../i18n/use-texts.ts'
import { FooterFrame } from './FooterFrame.tsx'
import { TermsButton } from './TermsButton.tsx'

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 24px',
    '& a': { textDecoration: 'underline' },
  },
})

/** One line while somebody pays: the terms. */
export function CheckoutFooter() {
  const { t } = useTexts()
  return (
    <FooterFrame label={t('common:navigation.footer')} quiet>
      <Line>
        <TermsButton />
      </Line>
    </FooterFrame>
  )
}

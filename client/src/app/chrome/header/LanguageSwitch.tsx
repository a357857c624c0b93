import { languages } from '@touchline/languages'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/use-language.ts'
import { styled } from '../../../theme/styled.ts'
import { offeredLanguages } from '../../choices/chosen-language.ts'
import { switchLanguage } from '../../choices/language.ts'
import { showToast } from '../../toasts/toasts.ts'
import { FooterButton } from '../footer/footer-link.ts'

const Choices = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 20px',
    '& [aria-pressed="true"]': { fontWeight: 'bold', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
})

/** Every language by its own name; hidden when there is only one. Typed input is kept. */
export function LanguageSwitch() {
  const { t } = useTranslation(['common'])
  const spoken = useLanguage()
  const offered = offeredLanguages()
  if (offered.length < 2) return null
  return (
    <Choices role="group" aria-label={t('common:language.label')}>
      {offered.map((language) => (
        <FooterButton
          key={language}
          type="button"
          lang={language}
          aria-pressed={spoken === language}
          onClick={() => {
            switchLanguage(language).catch(() =>
              showToast({ content: t('common:language.notLoaded'), type: 'danger', title: t('common:toasts.error') }),
            )
          }}
        >
          {languages[language].name}
        </FooterButton>
      ))}
    </Choices>
  )
}

import { languages } from '@touchline/languages'
import type { Language } from '@touchline/languages'
import { useTranslation } from 'react-i18next'
import { offeredLanguages } from '../../../app/choices/chosen-language.ts'
import { switchLanguage } from '../../../app/choices/language.ts'
import { useBusy } from '../../../app/answers/use-busy.ts'
import { isCallMissing } from '../../../api/api-error.ts'
import { showToast } from '../../../app/toasts/toasts.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { changeDetails } from '../../../features/account/change-details.ts'
import { DetailLine } from './DetailRow.tsx'

/** The language of the site and of mails; each other one is offered in its own words. [O-202, O-240] */
export function LanguageRow() {
  const { t } = useTranslation(['account', 'common'])
  const spoken = useLanguage()
  const { busy, run } = useBusy()
  const others = offeredLanguages().filter((language) => language !== spoken)

  async function speak(language: Language): Promise<void> {
    const isLoaded = await switchLanguage(language).then(
      () => true,
      () => false,
    )
    if (!isLoaded) {
      showToast({ content: t('common:language.notLoaded'), type: 'danger', title: t('common:toasts.error') })
      return
    }
    await changeDetails({ language }).catch((error: unknown) => {
      // Another platform has no language of mails.
      if (!isCallMissing(error)) throw error
    })
  }

  return (
    <DetailLine
      label={t('common:language.label')}
      action={others.map((language) => (
        <span key={language} lang={language}>
          <Button variant="text" size="small" busy={busy} onClick={() => run(() => speak(language))}>
            {languages[language].name}
          </Button>
        </span>
      ))}
    >
      {languages[spoken].name}
    </DetailLine>
  )
}

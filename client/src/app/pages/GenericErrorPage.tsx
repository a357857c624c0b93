import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/buttons/Button.tsx'
import { FullPage, GoHomeLink, PageActions } from './FullPage.tsx'
import { useErrorText } from '../toasts/use-error-toast.ts'

type Props = {
  readonly error: unknown
  /** False where the home page itself failed to open. */
  readonly offersHome?: boolean
}

/** A refusal that no component handles, in the words of the error catalogue. */
export function GenericErrorPage({ error, offersHome = true }: Props) {
  const { t } = useTranslation(['common'])
  const textOf = useErrorText()
  return (
    <FullPage heading={textOf(error)}>
      <p>{t('common:pages.nothingChanged')}</p>
      <PageActions>
        <Button onClick={() => window.location.reload()}>{t('common:actions.tryAgain')}</Button>
        {offersHome ? <GoHomeLink quiet /> : null}
      </PageActions>
    </FullPage>
  )
}

import { Upload } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FileType } from '@touchline/contract/client'
import { fieldMessages } from '../../../../api/errors.ts'
import type { UploadProgress } from '../../../../api/http.ts'
import { useErrorText } from '../../../../app/toasts/use-error-toast.ts'
import { styled } from '../../../../theme/styled.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { FieldProblem } from '../../../../ui/fields/frame/FieldProblem.tsx'
import { useSending } from './use-sending.ts'

const Box = styled('div', { base: { display: 'grid', gap: '2', justifyItems: 'start' } })
const Progress = styled('label', {
  base: { display: 'grid', gap: '1', fontSize: 'sm', '& progress': { width: '200px', accentColor: 'brand.edge' } },
})

type Props = {
  readonly label: string
  readonly types: readonly FileType[]
  readonly upload: (form: FormData, onProgress: UploadProgress) => Promise<unknown>
  readonly onSent: () => Promise<unknown>
}

/** Chooses a file and sends it, with its progress; a file that cannot be taken is refused before. The button keeps the focus. [O-554] */
export function SendFile({ label, types, upload, onSent }: Props) {
  const { t } = useTranslation(['account'])
  const textOf = useErrorText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { share, problem, send } = useSending({ types, upload, onSent })
  const message =
    typeof problem === 'string' ? t(`account:details.file.${problem}`) : problem && reasonOf(problem.error)

  function reasonOf(error: unknown): string {
    const [refusal] = fieldMessages(error)
    return refusal ?? t('account:details.file.failed', { reason: textOf(error) })
  }

  return (
    <Box>
      <Button
        variant="secondary"
        icon={<Upload aria-hidden="true" />}
        describedBy={message ? `${id}-error` : undefined}
        busy={share !== null}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        id={id}
        type="file"
        hidden
        accept={types.join(',')}
        aria-label={label}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          // The same file can be chosen again.
          event.currentTarget.value = ''
          if (file) void send(file)
        }}
      />
      {share === null ? null : (
        <Progress role="status">
          {t('account:details.file.sending', { percent: Math.round(share * 100) })}
          <progress value={share} max={1} />
        </Progress>
      )}
      {message ? (
        <div role="alert">
          <FieldProblem fieldId={id} message={message} />
        </div>
      ) : null}
    </Box>
  )
}

import { fileTypes, limits } from '@touchline/contract/client'
import type { FileType } from '@touchline/contract/client'
import { useState } from 'react'
import { isApiError } from '../../../../api/api-error.ts'
import type { UploadProgress } from '../../../../api/http.ts'

/** Why a file is not sent. */
type FileProblem = 'type' | 'size' | 'empty' | 'unreadable'

/** The types of a photo: a PDF is none. */
export const photoTypes: readonly FileType[] = fileTypes.filter((type) => type !== 'application/pdf')

/** The problem of a file, told before it is sent; null without one. A type that the browser does not know is judged later. */
export function problemOf(file: Pick<File, 'size' | 'type'>, types: readonly FileType[]): FileProblem | null {
  if (file.size > limits.fileBytes) return 'size'
  if (file.size === 0) return 'empty'
  return file.type === '' || types.some((type) => type === file.type) ? null : 'type'
}

/** Whether the device can read the file: it may have been moved, or be in use, since it was chosen. */
export async function isReadable(file: Pick<File, 'slice'>): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
}

type Sending = {
  /** From 0 to 1; null while nothing is sent. */
  readonly share: number | null
  readonly problem: FileProblem | { readonly error: unknown } | null
  readonly send: (file: File) => Promise<void>
}

type Options = {
  readonly types: readonly FileType[]
  readonly upload: (form: FormData, onProgress: UploadProgress) => Promise<unknown>
  readonly onSent: () => Promise<unknown>
}

/** Sends one file at a time, as a form with `file`. */
export function useSending({ types, upload, onSent }: Options): Sending {
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<Sending['problem']>(null)

  async function send(file: File): Promise<void> {
    if (share !== null) return
    const found = problemOf(file, types) ?? ((await isReadable(file)) ? null : 'unreadable')
    setProblem(found)
    if (found !== null) return
    setShare(0)
    try {
      const form = new FormData()
      form.append('file', file)
      await upload(form, setShare)
      await onSent()
    } catch (error) {
      setProblem(isApiError(error) && error.status === 413 ? 'size' : { error })
    } finally {
      setShare(null)
    }
  }

  return { share, problem, send }
}

import { whenShown } from '../../browser/waiting.ts'
import type { Face } from './fonts.ts'

/** Addresses of files loaded or loading. */
const asked = new Set<string>()

/** Loads the files of a face that are not loaded yet. */
function filesOf({ family, files }: Face): readonly Promise<FontFace>[] {
  const missing = Object.entries(files).filter(([, file]) => !asked.has(file))
  return missing.map(([weight, file]) => {
    asked.add(file)
    const loading = new FontFace(family, `url(${file})`, { weight }).load()
    // A failed file can be requested again.
    loading.catch(() => asked.delete(file))
    return loading
  })
}

/** Shows faces together, so that the text changes once. A missing one keeps its fallback. */
async function showFaces(faces: readonly Face[]): Promise<void> {
  const arrived = await Promise.allSettled(faces.flatMap(filesOf))
  for (const face of arrived) if (face.status === 'fulfilled') document.fonts.add(face.value)
}

/** Loads faces after the page shows, when the browser is idle: content comes before its typeface. */
export function fetchFaces(faces: readonly Face[]): void {
  void whenShown().then(() => showFaces(faces))
}

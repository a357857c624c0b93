import { afterAll } from 'vitest'
import { closeSharedHost } from './platform.ts'

// Run before each file: the modules behind it live as long as the worker, the host no longer than its file.
afterAll(closeSharedHost)

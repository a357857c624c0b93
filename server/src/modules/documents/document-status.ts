/** Purposes of a stored file; a user has at most one photo. */
export type DocumentKind = 'document' | 'photo'

/**
 * States of a stored file. A file is shown only while `kept`; a job clears up one that is `arriving` for too long, or
 * `removing`.
 */
export type DocumentStatus = 'arriving' | 'kept' | 'removing'

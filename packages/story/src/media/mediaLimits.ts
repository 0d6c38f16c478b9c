/** The largest file that may be uploaded: 50 MB. */
export const maxUploadBytes = 52_428_800;

/** The largest file of captions: 1 MB. */
export const maxCaptionsBytes = 1_048_576;

/** Days after which a file that nothing uses is proposed for removal. */
export const removableAfterDays = 30;

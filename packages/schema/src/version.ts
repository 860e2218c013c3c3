/** Product version, used for the packages, the OpenAPI description and the User-Agent header (Semantic Versioning). */
export const VERSION = '0.3.0';

/** Version of the product: of the packages, the OpenAPI description and the User-Agent (Semantic Versioning). */
export const VERSION = '0.2.0';

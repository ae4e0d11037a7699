import { Ajv, type ValidateFunction } from "ajv";
import type { RequestTypes } from "../request-types.ts";
import schemas from "../schemas/requests.json" with { type: "json" };
import { StripeFault } from "../stripe-fault.ts";
import type { Params } from "./decode-form.ts";

const ajv = new Ajv({ coerceTypes: true, strict: false, allErrors: false });
const compiled = new Map<keyof RequestTypes, ValidateFunction>();
ajv.addSchema(schemas, "requests");

const validatorOf = (type: keyof RequestTypes): ValidateFunction => {
  const known = compiled.get(type);
  if (known !== undefined) return known;
  const validate = ajv.compile({ $ref: `requests#/properties/${type}` });
  compiled.set(type, validate);
  return validate;
};

/** Numbers and booleans as the SDK's types want them. Throws Stripe's refusal of a parameter it does not know or expects otherwise. */
export const checkRequest = <Type extends keyof RequestTypes>(type: Type, params: Params): RequestTypes[Type] => {
  const checked: unknown = structuredClone(params);
  const validate = validatorOf(type);
  if (validate(checked)) return checked as RequestTypes[Type];
  const [error] = validate.errors ?? [];
  const isUnknown = error?.keyword === "additionalProperties";
  const where = `${error?.instancePath ?? ""}${isUnknown ? `/${String(error.params["additionalProperty"])}` : ""}`;
  const param = where.slice(1).replace("/", "[").replaceAll("/", "][") + (where.lastIndexOf("/") > 0 ? "]" : "");
  throw new StripeFault(400, {
    type: "invalid_request_error",
    ...(isUnknown ? { code: "parameter_unknown" } : {}),
    message: isUnknown ? `Received unknown parameter: ${param}` : `Invalid ${param}: ${error?.message ?? "not valid"}`,
    param,
  });
};

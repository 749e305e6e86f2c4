export { answerFault, faultSentence } from "../../blocks/form/answer-fault.ts";
export { riskOfFile, signatureBytes } from "../../renderer/check/file-kind.ts";
